import pureCalls from '../../../src/build/libraries/pureCallsLoader';

type Context = ThisParameterType<typeof pureCalls>;

const webpackModule = { buildInfo: { pureCalls: undefined } };
const load = (code: string) =>
  pureCalls.call({ _module: webpackModule } as unknown as Context, code);

test('it counts its matches', () => {
  load('var A = React.createContext(null);\nA.displayName = "A";\nvar B = React.memo(C);\n');
  expect(webpackModule.buildInfo.pureCalls).toEqual({ calls: 2, names: 1 });
});

test.each([
  ['var A = React.createContext(null);', 'var A = /* @__PURE__ */ React.createContext(null);'],
  ['var B = React10.forwardRef(\n', 'var B = /* @__PURE__ */ React10.forwardRef(\n'],
  ['/* @__PURE__ */ React2.memo(C)', '/* @__PURE__ */ React2.memo(C)'],
  ['Link.displayName = "Link";', ''],
])('%j becomes %j', (code, expected) => {
  expect(load(code)).toBe(expected);
});

test.each([
  'React.useContext(A);',
  'NotReact.memo(C);',
  'error.displayName = name;',
  '  Link.displayName = "within a function";',
])('%j is unchanged, because it has side effects', (code) => {
  expect(load(code)).toBe(code);
});
