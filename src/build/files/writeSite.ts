import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage } from '../../entry.server';
import type { ClientFiles } from '../webpack/ClientFilesPlugin';
import { checkFloor } from '../checks/floor/checkFloor';
import { checkLinks } from '../checks/checkLinks';
import type { Site } from '../documents/document';
import { generatedFiles } from '../generatedFiles';
import { pageDocument } from '../documents/pageDocument';
import { isFirstLanguage, languageRoots } from '../language/siteLanguages';
import type { BuildSettings } from '../settings';
import { readTemplate } from '../documents/template';
import { editorFiles } from '../editor/editorFiles';
import { editorHosts } from '../editor/editorPolicy';
import { readEditorSettings } from '../editor/editorSettings';
import { headerRules, headersFile } from './hostFiles';
import { compressTextFiles } from './compress';
import { compressWithDictionaries, writeDictionary } from './dictionary';
import { writeDocuments } from './writeDocuments';

interface SiteParts {
  /** Project root. */
  root: string;
  settings: BuildSettings;
  clientFiles: ClientFiles;
  site: Site;
  /** Licenses of all shipped packages, as text. */
  licenses: string;
  /** Called with the progress of the compression. If unset, files aren't compressed. */
  compress?: ((text: string) => void) | undefined;
  pages: readonly RenderedPage[];
}

/**
 * Writes all files of the site except the bundles: the pages' documents and the generated site-wide files.
 *
 * @throws if the template or a page is invalid, a link is dead, a supported browser lacks a feature, or a file can't be
 *   written
 */
export async function writeSite({ root, licenses, compress, ...parts }: SiteParts): Promise<void> {
  const { settings, pages } = parts;
  const template = await readTemplate(root);
  const readStyle = (file: string) => readFile(path.join(settings.outDir, file), 'utf8');
  const readScript = settings.scriptIntegrity
    ? (file: string) => readFile(path.join(settings.outDir, file))
    : undefined;
  const write = async (file: string, contents: string | Buffer) => {
    const target = path.join(settings.outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  };

  for (const [file, make] of generatedFiles(parts)) {
    if (!existsSync(path.join(root, 'public', file))) await write(file, await make());
  }
  await write('licenses.txt', licenses);
  if (isFirstLanguage(settings)) {
    const editor = await readEditorSettings(root);
    if (editor) {
      const files = await editorFiles(root, settings.basePath, editor);
      for (const [file, contents] of files) await write(file, contents);
    }
    const others = languageRoots(settings).slice(1);
    const rules = headerRules(
      settings,
      parts.site.brand.allowedOrigins,
      others.map(({ basePath }) => basePath),
      editor && editorHosts(editor),
    );
    await write('_headers', headersFile(rules));
  }
  await writeDocuments(pages, {
    make: (page) => pageDocument({ ...parts, page, template, readStyle, readScript }),
    write,
    remove: (file) => rm(path.join(settings.outDir, file), { force: true }),
    check: async (documents, files) => {
      await checkLinks({ root, settings, documents, documentFiles: files });
      await checkFloor(settings.outDir, root);
    },
  });
  if (compress) {
    const { outDir: dir, previousDir } = settings;
    if (isFirstLanguage(settings)) await writeDictionary(dir, pages);
    await compressTextFiles(dir, compress);
    const rootOf = (folder: string) => (isFirstLanguage(settings) ? folder : path.dirname(folder));
    const previous = previousDir ? { dir: previousDir, rootDir: rootOf(previousDir) } : undefined;
    await compressWithDictionaries({ dir, rootDir: rootOf(dir), previous }, pages, compress);
  }
}
