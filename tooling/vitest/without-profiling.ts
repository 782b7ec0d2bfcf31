// React in development checks for it when it loads, and if present records for a browser's profiler how long each
// component and effect took.
Reflect.deleteProperty(console, "timeStamp");
