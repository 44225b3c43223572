import { z } from 'zod';
import { jsonSchema } from '../../../src/build/content/editorSchemas';
import { fieldsOf, listField } from '../../../src/build/editor/schemaFields';

const field = (schema: z.ZodType, name = 'sample') =>
  fieldsOf(jsonSchema(z.strictObject({ [name]: schema })))[0];

test.each<[string, z.ZodType, object]>([
  ['text', z.string(), { widget: 'string', required: true }],
  ['optional text', z.string().optional(), { widget: 'string', required: false }],
  ['a field with a default', z.string().default('x'), { required: false }],
  ['a description', z.string().describe('What it is'), { hint: 'What it is' }],
  ['a title', z.string().meta({ title: 'Given name' }), { label: 'Given name' }],
  [
    'a pattern',
    z
      .string()
      .regex(/^[a-z]+$/)
      .describe('Lowercase letters'),
    { pattern: ['^[a-z]+$', 'Lowercase letters'] },
  ],
  ['limits of a length', z.string().min(60).max(160), { minlength: 60, maxlength: 160 }],
  ['a number', z.number().max(100), { widget: 'number', value_type: 'float', max: 100 }],
  ['a whole number', z.int().nonnegative(), { widget: 'number', value_type: 'int', min: 0 }],
  ['a switch', z.boolean(), { widget: 'boolean' }],
  ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  [
    'a date',
    z.string().meta({ format: 'date' }),
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  ],
  ['a picture', z.string().meta({ contentMediaType: 'image/*' }), { widget: 'image' }],
  [
    'a list of text',
    z.array(z.string()).min(1),
    { widget: 'list', required: true, min: 1, field: { widget: 'string' } },
  ],
  ['a list that can be empty', z.array(z.string()), { widget: 'list', required: false }],
  [
    'a list of choices',
    z.array(z.enum(['a', 'b'])),
    { widget: 'select', multiple: true, options: ['a', 'b'] },
  ],
  [
    'a list of groups',
    z.array(z.strictObject({ id: z.string(), title: z.string() })),
    { widget: 'list', summary: '{{fields.title}}', fields: [{ name: 'id' }, { name: 'title' }] },
  ],
  [
    'a group',
    z.strictObject({ from: z.string() }).optional(),
    { widget: 'object', required: false, fields: [{ name: 'from' }] },
  ],
  ['names of any kind', z.record(z.string(), z.string()), { widget: 'keyvalue' }],
  [
    'alternatives',
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('info') }),
      z.strictObject({ kind: z.literal('link'), href: z.string() }),
    ]),
    {
      widget: 'object',
      typeKey: 'kind',
      types: [
        { name: 'info', fields: [] },
        { name: 'link', fields: [{ name: 'href' }] },
      ],
    },
  ],
])('%s', (_name, schema, expected) => {
  expect(field(schema)).toMatchObject(expected);
});

test.each([
  ['forWhom', 'For whom'],
  ['id', 'Id'],
  ['href', 'Link to'],
])('the label of %s is "%s"', (name, label) => {
  expect(field(z.string(), name)).toMatchObject({ label });
});

test('text that is longer than a line has room for it', () => {
  expect(field(z.string(), 'description')).toMatchObject({ widget: 'text' });
});

test('a file with alternatives has the fields of all, and says whose they are', () => {
  const mail = z.strictObject({ kind: z.literal('mail'), label: z.string(), address: z.string() });
  const link = z.strictObject({ kind: z.literal('link'), label: z.string(), href: z.string() });
  expect(fieldsOf(jsonSchema(z.discriminatedUnion('kind', [mail, link])))).toMatchObject([
    { name: 'kind', widget: 'select', options: ['mail', 'link'], required: true },
    { name: 'label', required: true },
    { name: 'address', required: false, hint: 'Only for mail.' },
    { name: 'href', required: false, hint: 'Only for link.' },
  ]);
});

test('a file with a list has one field, which is the whole file', () => {
  const schema = jsonSchema(z.array(z.strictObject({ id: z.string() })));
  expect(listField('people', schema)).toMatchObject({
    name: 'people',
    label: 'People',
    widget: 'list',
    root: true,
    fields: [{ name: 'id' }],
  });
});
