/** Schema of `contact.yaml` and `apply.yaml`. */
import { z } from 'zod';
import { isHttps } from '../../isHttps';
import { description, name, plain } from '../validation/fieldTypes';
import { fields } from '../validation/fields';
import { unknownKind } from '../validation/unknownKind';

const FIELD_KINDS = ['text', 'email', 'tel', 'textarea', 'select', 'checkbox'] as const;

const fieldName = z.string().regex(/^[A-Za-z_][\w-]*$/, {
  error: ({ input }) =>
    `"${String(input)}" isn't a field name; use letters, digits, hyphens and underscores`,
});

const https = z.string().refine(isHttps, {
  error: ({ input }) => `"${String(input)}" isn't a full address with https`,
});

const field = fields({
  name: fieldName,
  label: plain,
  kind: z.enum(FIELD_KINDS),
  required: z.boolean().default(false),
  help: plain.optional(),
  options: z.array(plain).min(1, 'needs at least one choice').optional(),
  autocomplete: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/, 'is one word of the HTML standard, such as name, email or tel')
    .optional(),
  maxLength: z.int('must be a whole number').positive('must be at least 1').optional(),
}).superRefine(({ kind, options }, context) => {
  const message =
    kind === 'select' && !options
      ? 'a select needs options; list its choices'
      : kind !== 'select' && options
        ? `a field of the kind ${kind} has no options; remove them, or use the kind select`
        : undefined;
  if (message) context.addIssue({ code: 'custom', message, path: ['options'] });
});

const form = fields({
  kind: z.literal('form'),
  label: plain.optional(),
  title: plain.optional(),
  description,
  action: https.describe('Address of your form service'),
  fields: z.array(field).min(1, 'needs at least one field'),
  honeypot: fieldName
    .default('website')
    .describe('Name of a field that people do not see; website if you leave it out'),
  consent: fields({ text: plain, label: plain, page: name }).optional(),
  send: plain.optional(),
  success: plain.describe('What visitors read once the message is sent'),
}).superRefine(({ fields, honeypot }, context) => {
  const names = [honeypot, ...fields.map((one) => one.name)];
  fields.forEach((one, index) => {
    if (names.indexOf(one.name) > index) return;
    const other = one.name === honeypot ? 'the honeypot' : 'an earlier field';
    const message = `${other} has the name "${one.name}" too; use another one`;
    context.addIssue({ code: 'custom', message, path: ['fields', index, 'name'] });
  });
});

const mail = fields({
  kind: z.literal('mail'),
  label: plain,
  address: z.email({
    error: ({ input }) => `"${String(input)}" isn't an email address`,
  }),
  subject: plain.optional(),
});

const link = fields({ kind: z.literal('link'), label: plain, href: https });

export const contactSchema = z.discriminatedUnion('kind', [mail, link, form], {
  error: unknownKind('mail, link and form'),
});

export type ContactFields = z.output<typeof contactSchema>;
