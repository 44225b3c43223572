/** Compiles the pages of a school, and prints them as JSON. Arguments: the project root. */
import { compilePages } from '../../../../../src/build/content/documents/compilePages';
import { plainLines } from '../../../../../src/content/lesson';

const [root = ''] = process.argv.slice(2);
const { files, findings, problems } = await compilePages(root, {
  lessons: [
    {
      id: 'ds-hash-map',
      slug: 'hash-maps',
      contents: [{ level: 2, slug: 'keys', title: 'Keys' }],
    },
  ],
  courses: [{ slug: 'web-development' }],
  ownPages: ['/about/how-it-compares'],
  createHighlight: () => Promise.resolve(plainLines),
  allowedOrigins: () =>
    Promise.resolve([
      { origin: 'https://forms.harbor.example', for: ['forms', 'connect'] },
      { origin: 'https://half.harbor.example', for: ['forms'] },
    ]),
  today: { first: '2026-11-26', last: '2026-11-27' },
});
process.stdout.write(JSON.stringify({ files: Object.fromEntries(files), findings, problems }));
