/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { readFileSync } from 'node:fs';
import { compiledPages, legalPage, schoolWith } from '../documents/support/school';

const SAMPLE = readFileSync('test/fixtures/documents/office/contact.yaml', 'utf8');

const PRIVACY = { 'legal/privacy.md': legalPage() };

function compiledWith(contact: string, kind = 'contact') {
  return compiledPages(schoolWith({ ...PRIVACY, [`office/${kind}.yaml`]: contact }));
}

test('the sample forms have no mistakes, and get pages, links and search entries', async () => {
  const { problems, files, findings } = await compiledPages(schoolWith(PRIVACY, ['office']));
  expect(problems).toEqual([]);
  expect(files['documentRoutes.ts']).toContain("documentRoutes.formRoute('contact')");
  expect(files['documentRoutes.ts']).toContain("documentRoutes.formRoute('apply')");
  expect(files['contactLinks.ts']).toContain('{"label":"Write to us","href":"/about/contact"}');
  expect(files['contactLinks.ts']).toContain('{"label":"Apply for a place","href":"/about/apply"}');
  expect(files['schoolForms.ts']).toContain('"href": "/about/privacy"');
  expect(files['schoolForms.ts']).toContain('"honeypot": "website"');
  expect(findings.map(({ address }) => address)).toEqual(
    ['/about/imprint', '/about/contact', '/about/apply'].map((address) =>
      address.replace('imprint', 'privacy'),
    ),
  );
});

test('pages can link to a form', async () => {
  const page = legalPage({ text: 'Use [the form](/about/contact).' });
  const { problems } = await compiledPages(
    schoolWith({ 'legal/rules.md': page, ...PRIVACY }, ['office']),
  );
  expect(problems).toEqual([]);
});

test.each([
  [
    'an email with a subject',
    'kind: mail\nlabel: Email us\naddress: hello@harbor.example\nsubject: A question\n',
    '{"label":"Email us","href":"mailto:hello@harbor.example?subject=A%20question"}',
  ],
  [
    'a link',
    'kind: link\nlabel: Book a call\nhref: https://calls.harbor.example/us\n',
    '{"label":"Book a call","href":"https://calls.harbor.example/us"}',
  ],
])('%s is a button without a page', async (_name, contact, link) => {
  const { files, findings, problems } = await compiledWith(contact);
  expect(problems).toEqual([]);
  expect(files['contactLinks.ts']).toContain(`CONTACT_LINK: ContactLink | null = ${link};`);
  expect(files['documentRoutes.ts']).not.toContain('formRoute');
  expect(findings).toHaveLength(1);
});

test.each<[name: string, from: string | RegExp, to: string, problem: string]>([
  [
    'an origin that the brand does not allow',
    'forms.harbor.example',
    'evil.example',
    "3  action: the brand doesn't allow https://evil.example for forms and connect; add { origin: 'https://evil.example', for: [forms, connect] } to allowedOrigins in src/school/brand.yaml",
  ],
  [
    'an origin that is only allowed for plain forms',
    'forms.harbor.example',
    'half.harbor.example',
    "3  action: the brand doesn't allow https://half.harbor.example for connect; add { origin: 'https://half.harbor.example', for: [forms, connect] } to allowedOrigins in src/school/brand.yaml",
  ],
  [
    'an address without https',
    'https://forms',
    'http://forms',
    '3  action: "http://forms.harbor.example/contact" isn\'t a full address with https',
  ],
  [
    'a consent with a page that does not exist',
    'page: privacy',
    'page: data',
    `37  consent.page: there's no legal page "data"; write src/school/legal/data.md, or fix the name`,
  ],
  [
    'a select without options',
    /\n {4}options: .*/,
    '',
    '21  fields.3.options: a select needs options; list its choices',
  ],
  [
    'options of another kind',
    'kind: select',
    'kind: text',
    '25  fields.3.options: a field of the kind text has no options; remove them, or use the kind select',
  ],
  [
    'an unknown kind of field',
    'kind: textarea',
    'kind: editor',
    '28  fields.4.kind: "editor" isn\'t allowed; use one of: text, email, tel, textarea, select, checkbox',
  ],
  [
    'two fields with the same name',
    'name: phone',
    'name: email',
    '17  fields.2.name: an earlier field has the name "email" too; use another one',
  ],
  [
    'a field with the name of the honeypot',
    'name: phone',
    'name: website',
    '17  fields.2.name: the honeypot has the name "website" too; use another one',
  ],
  [
    'a form without a message after sending',
    /success: .*\n/,
    '',
    '1  success: this field is missing',
  ],
  [
    'an unknown field of the file',
    'success:',
    'thanks: Thanks.\nsuccess:',
    `38  there's no field "thanks"; the fields are: kind, label, title, description, action, fields, honeypot, consent, send, success`,
  ],
  [
    'an unknown kind of contact',
    'kind: form',
    'kind: fax',
    '1  kind: must be one of mail, link and form, not "fax"',
  ],
])('%s is refused', async (_name, from, to, problem) => {
  const { problems } = await compiledWith(SAMPLE.replace(from, to));
  expect(problems).toEqual([`src/school/office/contact.yaml:${problem}`]);
});

test('a syntax error is reported with its line', async () => {
  const { problems } = await compiledWith('kind: "form\n', 'apply');
  expect(problems).toEqual([
    expect.stringMatching(/^src\/school\/office\/apply\.yaml:2 {2}missing closing "quote$/),
  ]);
});
