import path from 'node:path';
import { EDITOR_FOLDER } from '../../editor/editorPolicy';

/** Address of the editor, without the slash at the end. */
const ADDRESS = EDITOR_FOLDER.slice(0, -1);

/** @returns true if a path within the site belongs to the editor */
export function isEditorFile(file: string | null): file is string {
  return file === ADDRESS || Boolean(file?.startsWith(EDITOR_FOLDER));
}

/**
 * @param root - project root
 * @param basePath - base path of the site
 * @param file - a path for which `isEditorFile` returns true
 * @returns the response, in which the editor opens a folder on this computer
 */
export async function editorFile(root: string, basePath: string, file: string) {
  // Imported on demand, because the editor is large and most sessions don't use it.
  const { editorFiles } = await import('../../editor/editorFiles');
  const isPage = file === ADDRESS || file === EDITOR_FOLDER;
  const name = isPage ? `${EDITOR_FOLDER}index.html` : file;
  const body = (await editorFiles(root, basePath)).get(name);
  return body === undefined
    ? { status: 404, type: '.txt', body: `The editor has no file "${file}".` }
    : { type: path.extname(name), body };
}
