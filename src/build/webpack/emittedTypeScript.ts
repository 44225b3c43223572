/**
 * TypeScript's options for ts-loader, which differ from those of `tsconfig.json` because it emits JavaScript.
 * Imports with an extension, which TypeScript allows only if it emits nothing, are resolved by webpack.
 */
export const EMITTED = { noEmit: false, allowImportingTsExtensions: false } as const;
