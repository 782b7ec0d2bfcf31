// React in development looks for it when it loads, and with it writes what each component and effect took for a browser's profiler.
Reflect.deleteProperty(console, "timeStamp");
