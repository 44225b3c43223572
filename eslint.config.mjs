import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders under `src` that each folder can import from, besides itself and `texts`. */
const MAY_IMPORT = {
  texts: [],
  // What a school writes. It needs the types that describe its files, and the addresses of pages.
  school: ['theme', 'brand', 'content', 'site'],
  theme: ['school'],
  brand: ['school'],
  content: [],
  prerendered: [],
  site: ['school', 'theme', 'brand', 'content', 'prerendered'],
  sandbox: ['site'],
  languages: ['site', 'sandbox'],
  offline: ['site', 'sandbox'],
  components: ['school', 'theme', 'brand', 'content', 'prerendered', 'site'],
  animation: ['school', 'theme', 'prerendered', 'site', 'components'],
  figures: ['school', 'theme', 'brand', 'content', 'prerendered', 'site', 'components'],
  progress: ['theme', 'content', 'prerendered', 'site', 'components'],
  exercise: [
    'content',
    'prerendered',
    'site',
    'components',
    'sandbox',
    'languages',
    'figures',
    'progress',
    'offline',
  ],
  services: ['theme', 'brand', 'content', 'prerendered', 'site', 'components', 'progress'],
  search: ['theme', 'brand', 'content', 'prerendered', 'site', 'components'],
  layout: [
    'school',
    'theme',
    'brand',
    'prerendered',
    'site',
    'components',
    'offline',
    'progress',
    'search',
    'services',
  ],
};
const SHARED = Object.keys(MAY_IMPORT);
MAY_IMPORT.pages = SHARED;
MAY_IMPORT.app = [...SHARED, 'pages'];
MAY_IMPORT.boot = [...MAY_IMPORT.app, 'app'];

/** HTML elements to replace with MUI components. */
const OWN_CONTROL = {
  selector: 'JSXOpeningElement[name.name=/^(select|input|textarea|table|dialog|button)$/]',
  message:
    'Use the MUI component: NativeSelect, OutlinedInput, Checkbox, Table, Dialog or Button. Build custom controls with `styled`.',
};

/** Styles that would stay on the same side in right-to-left languages. */
const PHYSICAL_STYLE = {
  selector:
    'Property[key.name=/^((margin|padding)(Left|Right)|border(Left|Right)(Color|Style|Width)?|[mp][lr])$/]',
  message:
    'Use the logical property, such as marginInlineStart, paddingInlineEnd or borderInlineStart.',
};

/** Hard-coded site addresses in links. `\x2F` is a slash, which a selector can't contain. */
const OWN_ADDRESS = [
  'Literal[value=/^\\x2F/]',
  'TemplateElement:first-child[value.raw=/^\\x2F/]',
].map((text) => ({
  selector: `JSXAttribute[name.name=/^(href|to)$/] ${text}`,
  message:
    'Get site addresses from src/site/addresses: ADDRESSES.about, `${ADDRESSES.about}#storage`, courseAddress(slug), lessonAddress(slug).',
}));

const FOLDERS = [...Object.keys(MAY_IMPORT), 'build'];

const zones = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  // A school's pages import like the site's pages. Its files outside of folders are data.
  target: folder === 'school' ? './src/school/*.ts' : `./src/${folder}`,
  from: FOLDERS.filter(
    (other) => other !== folder && other !== 'texts' && !allowed.includes(other),
  ).map((other) => `./src/${other}`),
  message: `src/${folder} may import only from: ${['texts', ...allowed].join(', ')}.`,
}));

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      '.build/',
      '.generated*/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'eslint.config.mjs',
            '.size-limit.mjs',
            'jest.config.mjs',
            'src/build/checks/changedSurroundings.mjs',
            'src/build/language/replaceImports.mjs',
            'src/build/server/development/backgroundTypeScript.cjs',
          ],
        },
      },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/order': [
        'error',
        { groups: ['builtin', 'external', 'parent', 'sibling'], alphabetize: { order: 'ignore' } },
      ],
      // Importing from MUI's index would load the whole library in development.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['@mui/material', '@mui/icons-material'].map((name) => ({
            name,
            message: `Import the one module: '${name}/Name'.`,
            allowTypeImports: true,
          })),
        },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', OWN_CONTROL, PHYSICAL_STYLE, ...OWN_ADDRESS] },
  },
  {
    files: ['src/theme/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', PHYSICAL_STYLE] },
  },
  {
    // Allows `typeof import('../en/…')`, which compares a translation with the English texts.
    files: ['src/texts/**'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    // Allows the `<textarea>` that holds the code until CodeMirror loads.
    files: ['src/exercise/editor/**'],
    rules: { 'no-restricted-syntax': ['error', PHYSICAL_STYLE, ...OWN_ADDRESS] },
  },
  {
    // Command-line tools print to the terminal.
    files: ['src/build/**', 'webpack.config.ts', 'test/bench/**', 'test/soak/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // tsc doesn't check these JavaScript files, partly because the a11y plugin has no types.
    files: [
      'eslint.config.mjs',
      'jest.config.mjs',
      'src/build/checks/changedSurroundings.mjs',
      'src/build/language/replaceImports.mjs',
      '**/*.cjs',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // A Playwright fixture's `use` isn't a React hook.
    files: ['test/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
