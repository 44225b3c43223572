import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.resolve(__dirname, '../src');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

/** All files except the school's, which chooses the names of its own. */
const ours = files.filter((file) => file.split(path.sep)[0] !== 'school');

const nameOf = (file: string) => path.basename(file).replace(/\.tsx?$/, '');

test.each(ours.filter((file) => /^[A-Z]/.test(path.basename(file))))(
  '%s exports the name of its file',
  (file) => {
    const declaration = `export (?:default )?(?:function|const|class|interface|type) ${nameOf(file)}\\b`;
    expect(readFileSync(path.join(SRC, file), 'utf8')).toMatch(new RegExp(declaration));
  },
);

test('files and folders have camel-case names', () => {
  const named = ours.filter((file) => !/\.test\.tsx?$/.test(file));
  const folders = new Set(named.flatMap((file) => path.dirname(file).split(path.sep)));
  const odd = [...folders, ...named.map(nameOf)].filter(
    (name) => name !== '.' && !/^[a-z][a-z0-9]*$|^[a-zA-Z][a-zA-Z0-9]*$|^entry\.\w+$/.test(name),
  );
  // Only two file names have a dot before the extension: a server variant of a module, and type declarations.
  expect(odd.sort()).toEqual(['lessonModules.server', 'modules.d']);
});

test.each([
  ['a @param without the form `@param name - text`', /@param (?!\w+ - )/],
  ['British spelling', /colour|neighbour|behaviour|(?:serial|normal|organ)is(?:e|ing|ation)\b/i],
])('no source file has %s', (_, pattern) => {
  const found = files.filter((file) => pattern.test(readFileSync(path.join(SRC, file), 'utf8')));
  expect(found).toEqual([]);
});

test('bounds are named MAX_ or MIN_, and long numbers have separators', () => {
  const found = files.filter((file) =>
    /\bconst (?:LONGEST|SHORTEST|MOST|LEAST|FEWEST)_|\bconst [A-Z_]+ = \d{5,}\b/.test(
      readFileSync(path.join(SRC, file), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
