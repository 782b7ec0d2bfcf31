const displayName = Symbol.for("fastify.display-name");

// Fastify takes a plugin's own name only where no loaded module is that function, and looks through all of them for each plugin:
// beside a test runner these are many, and a test builds an application of some fifty plugins.
// oxlint-disable-next-line eslint/no-extend-native -- Plugins are functions; nothing else asks for this symbol.
Object.defineProperty(Function.prototype, displayName, {
  configurable: true,
  get(this: { name: string }) {
    return this.name;
  },
  set(this: object, value: unknown) {
    Object.defineProperty(this, displayName, { configurable: true, value, writable: true });
  },
});
