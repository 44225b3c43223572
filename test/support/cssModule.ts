/** Stub for CSS modules: each class name maps to itself. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);

export default classes;
