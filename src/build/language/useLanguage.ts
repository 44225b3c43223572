/**
 * Makes Node import the files of the language that this process builds, as webpack does through its aliases.
 * Affects modules that are imported after this one. A process that can't import it first gets it from
 * `NODE_ARGUMENTS`.
 */
import { register } from 'node:module';
import path from 'node:path';
import { replacedPaths } from './languageFiles';
import { readLanguages } from './siteLanguages';

const root = path.resolve(import.meta.dirname, '../../..');
const paths = Object.entries(replacedPaths(readLanguages(process.env, root), root));
if (paths.length > 0) {
  register('./replaceImports.mjs', { parentURL: import.meta.url, data: paths });
}
