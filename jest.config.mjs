/** Slow tests, such as full builds and long randomized runs, which only `npm run test:all` includes. */
const ONLY_IN_ALL = '\\.all\\.test\\.tsx?$';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** ESM-only packages. On Node versions before 24, Jest has to transform them. */
const MODULES_ONLY = '(?:parse5|entities|github-slugger)/';

const shared = {
  globalSetup: '<rootDir>/test/support/english.ts',
  // A school's own tests are next to what they test.
  roots: ['<rootDir>/test', '<rootDir>/src/school'],
  transform: { '^.+\\.tsx?$': swc, [`/node_modules/${MODULES_ONLY}.+\\.js$`]: swc },
  transformIgnorePatterns: [`/node_modules/(?!${MODULES_ONLY})`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    '/school/logo\\.svg$': '<rootDir>/test/support/logo.ts',
    '\\.(?:svg|json\\?file)$|^pyodide/(?:pyodide\\.asm|python_stdlib)\\.':
      '<rootDir>/test/support/fileUrl.ts',
  },
  setupFiles: ['<rootDir>/test/support/globals.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/e2e/',
    ...(process.env.TEST_ALL ? [] : [ONLY_IN_ALL]),
  ],
};

/** Runs `.tsx` tests in jsdom and `.ts` tests in Node, unless a file sets `@jest-environment jsdom`. */
export default {
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],

      setupFilesAfterEnv: [
        '<rootDir>/test/support/setup.ts',
        '<rootDir>/test/support/waits.ts',
        '@testing-library/jest-dom',
      ],
    },
  ],
};
