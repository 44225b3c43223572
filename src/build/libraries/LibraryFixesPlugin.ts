import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Code of a library that the site's policy blocks, and code with the same effect that it allows. */
export interface LibraryFix {
  /** The file, below `node_modules`. */
  file: string;
  /** Passages that the file has exactly once, each with its replacement. */
  passages: readonly (readonly [from: string, to: string])[];
}

/** The fields undo what was typed. Their text has no markup, and Trusted Types don't apply to `textContent`. */
const TEXT_INSTEAD_OF_HTML = [['.innerHTML = ', '.textContent = ']] as const;

/**
 * Fixes for packages that a page can use, as of version 9.17 of MUI X. Remove one when
 * `test/e2e/development/packages.spec.ts` passes without it.
 */
export const LIBRARY_FIXES: readonly LibraryFix[] = [
  {
    file: '@mui/x-date-pickers/internals/hooks/useField/useFieldSectionContentProps.mjs',
    passages: TEXT_INSTEAD_OF_HTML,
  },
  {
    file: '@mui/x-date-pickers/internals/hooks/useField/useFieldRootProps.mjs',
    passages: TEXT_INSTEAD_OF_HTML,
  },
  {
    // The style element's text contains a hash of the whole theme, so a policy that allows it by its hash
    // would break with every change of a color. Emotion inserts the same rule through the CSSOM.
    file: '@mui/x-data-grid/utils/css/context.mjs',
    passages: [
      [
        "import * as React from 'react';",
        "import * as React from 'react';\nimport GlobalStyles from '@mui/material/GlobalStyles';",
      ],
      [
        `_jsx("style", {
      href: \`/\${className}\`,
      nonce: rootProps.nonce,
      children: cssString
    })`,
        '_jsx(GlobalStyles, { styles: cssString })',
      ],
    ],
  },
];

/**
 * Applies fixes to the libraries that are installed. Fails the build if a fix no longer matches its library,
 * because the library would be blocked in the browser.
 */
export class LibraryFixesPlugin {
  readonly #fixes: readonly LibraryFix[];

  constructor(fixes = LIBRARY_FIXES) {
    this.#fixes = fixes;
  }

  apply(compiler: Compiler): void {
    for (const fix of this.#fixes) this.#add(compiler, fix);
  }

  #add(compiler: Compiler, fix: LibraryFix): void {
    const modules = path.join(compiler.context, 'node_modules');
    const file = path.join(modules, fix.file);
    if (existsSync(file)) {
      compiler.options.module.rules.push({
        resource: realpathSync(file),
        loader: path.join(compiler.context, 'src/build/libraries/fixLibraryLoader.ts'),
        options: fix,
      });
    } else if (existsSync(path.join(modules, packageOf(fix)))) {
      compiler.hooks.thisCompilation.tap('LibraryFixesPlugin', ({ errors }) => {
        errors.push(new compiler.webpack.WebpackError(mismatch(fix, 'no longer exists')));
      });
    }
  }
}

/** Returns the error message for a fix that doesn't match its library. */
export function mismatch({ file }: LibraryFix, what: string): string {
  return (
    `LibraryFixesPlugin: node_modules/${file} ${what}. The library was probably upgraded: update the fix in ` +
    'src/build/libraries/LibraryFixesPlugin.ts, or remove it if test/e2e/development/packages.spec.ts passes ' +
    'without it.'
  );
}

function packageOf({ file }: LibraryFix): string {
  return file.split('/', file.startsWith('@') ? 2 : 1).join('/');
}
