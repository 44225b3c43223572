/** The files of the editor, which are below the site's `edit/`. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Subject } from '../../content/model';
import { readYaml } from '../content/school/readYaml';
import { FILES } from '../content/validation/validateFiles';
import { escapeHtml } from '../documents/escapeHtml';
import { ShippedPackages } from '../webpack/ShippedPackages';
import { editorConfig } from './editorConfig';
import { EDITOR_FOLDER, editorPolicy } from './editorPolicy';
import type { EditorSettings } from './editorSettings';

let scripts: ReturnType<typeof editorScripts> | undefined;

/**
 * @param root - project root
 * @param basePath - base path of the site
 * @param settings - where the repository is; without them, the editor only opens a folder on this computer
 * @returns the contents of the files by path within the site
 */
export async function editorFiles(
  root: string,
  basePath: string,
  settings?: EditorSettings,
): Promise<Map<string, string | Buffer>> {
  const subjects = (await readYaml(root, FILES.subjects)).value as Subject[] | null;
  const config = JSON.stringify(editorConfig(subjects ?? [], basePath, settings));
  const files = new Map<string, string | Buffer>([
    ['index.html', editorDocument(basePath, editorPolicy(settings))],
    ['config.json', config],
    ...(await (scripts ??= editorScripts())),
  ]);
  return new Map([...files].map(([file, contents]) => [EDITOR_FOLDER + file, contents]));
}

function editorDocument(basePath: string, policy: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="${basePath}icons/icon.svg">
<script type="module" src="${basePath}${EDITOR_FOLDER}editorPage.js"></script>
</head>
<body></body>
</html>
`;
}

/** Parts of the editor that no field of a school needs: maps, and colors for code. */
const UNUSED = /^(?:leaflet|terra-draw|@shikijs)(?:[/-]|$)/;

const withoutUnused: Plugin = {
  name: 'withoutUnused',
  setup(bundler) {
    bundler.onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    bundler.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

/** Faces of typefaces that the editor would fetch from another host, next to the copies in the package. */
const FOREIGN_FACE = /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]+\)/g;

const withoutForeignFaces: Plugin = {
  name: 'withoutForeignFaces',
  setup(bundler) {
    bundler.onLoad(
      { filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ },
      async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        const contents = text.replace(FOREIGN_FACE, 'local(none)');
        if (contents !== text) return { contents };
        throw new Error(
          'This version of @sveltia/cms loads its typefaces in another way; look at src/build/editor/editorFiles.ts.',
        );
      },
    );
  },
};

/** Bundles the editor, and copies the typefaces and icons that it fetches. */
async function editorScripts(): Promise<[file: string, contents: string | Buffer][]> {
  const packageFolder = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  const assets = path.join(packageFolder, 'assets');
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'editorPage.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    outdir: 'edit',
    logLevel: 'silent',
    plugins: [withoutUnused, withoutForeignFaces],
  });
  const packages = new ShippedPackages();
  for (const file of Object.keys(metafile.inputs)) packages.add(path.resolve(file));
  const fonts = (await readdir(assets)).filter((file) => !file.endsWith('.map'));
  return [
    ['licenses.txt', await packages.licenses()],
    ...outputFiles.map(({ path: file, contents }): [string, Buffer] => [
      path.basename(file),
      Buffer.from(contents),
    ]),
    ...(await Promise.all(
      fonts.map(async (file): Promise<[string, Buffer]> => [
        `assets/${file}`,
        await readFile(path.join(assets, file)),
      ]),
    )),
  ];
}
