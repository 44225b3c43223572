/** Reads the ways to reach a school: `contact.yaml` and `apply.yaml` in `src/school/office`. */
import type { AllowedOrigin, OriginUse } from '../../../brand/brandModel';
import type { ContactLink, FormKind, SchoolForm } from '../../../content/contact';
import { APPLY_ADDRESS, CONTACT_ADDRESS, documentAddress } from '../../../site/documentAddresses';
import * as texts from '../../../texts/en/contactDefaults';
import type { Problem } from '../problems';
import { readYaml } from '../school/readYaml';
import { schemaProblems } from '../school/schemaProblems';
import { plainMessages } from '../validation/plainMessages';
import { originFault } from './originFault';
import { contactSchema, type ContactFields } from './contactSchema';

/** A way to reach the school. */
export interface Contact {
  kind: FormKind;
  link: ContactLink;
  form?: SchoolForm;
}

/** Page of each form, and its texts unless the school sets its own. */
const FORMS = {
  contact: { address: CONTACT_ADDRESS, ...texts.contact },
  apply: { address: APPLY_ADDRESS, ...texts.apply },
} as const;

/** How a form needs to be allowed to use its origin: without scripts, and with them. */
const USES: readonly OriginUse[] = ['forms', 'connect'];

type FormFields = Extract<ContactFields, { kind: 'form' }>;

/** What a school's files of contacts are checked against. */
export interface ContactContext {
  /** Reads the origins that the brand allows. Only called if there's a form. */
  allowedOrigins: () => Promise<readonly AllowedOrigin[]>;
  /** Names of the legal pages. */
  legalPages: readonly string[];
}

/**
 * @param root - project root
 * @param context - see `ContactContext`
 * @returns the ways to reach the school, in which files with mistakes are missing, and the mistakes
 */
export async function readContacts(
  root: string,
  context: ContactContext,
): Promise<{ contacts: Contact[]; problems: Problem[] }> {
  const contacts: Contact[] = [];
  const problems: Problem[] = [];
  for (const kind of Object.keys(FORMS) as FormKind[]) {
    const read = await readYaml(root, `src/school/office/${kind}.yaml`);
    problems.push(...read.problems);
    if (read.value === null) continue;
    const parsed = contactSchema.safeParse(read.value, plainMessages);
    const found = parsed.success
      ? (await problemsOf(parsed.data, context)).map(({ path, message }) => ({
          ...read.placeOf(path),
          reason: message,
        }))
      : schemaProblems(read, parsed.error);
    problems.push(...found);
    if (parsed.success && found.length === 0) contacts.push(contactOf(kind, parsed.data));
  }
  return { contacts, problems };
}

interface Found {
  path: PropertyKey[];
  message: string;
}

/** Finds mistakes that a form can only have together with the brand and the legal pages. */
async function problemsOf(
  fields: ContactFields,
  { allowedOrigins, legalPages }: ContactContext,
): Promise<Found[]> {
  if (fields.kind !== 'form') return [];
  const fault = originFault(fields.action, USES, await allowedOrigins());
  const page = fields.consent?.page;
  return [
    ...(fault === undefined ? [] : [{ path: ['action'], message: `action: ${fault}` }]),
    ...(page !== undefined && !legalPages.includes(page)
      ? [
          {
            path: ['consent', 'page'],
            message: `consent.page: there's no legal page "${page}"; write src/school/legal/${page}.md, or fix the name`,
          },
        ]
      : []),
  ];
}

function contactOf(kind: FormKind, fields: ContactFields): Contact {
  const defaults = FORMS[kind];
  switch (fields.kind) {
    case 'mail': {
      const { label, address, subject } = fields;
      const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
      return { kind, link: { label, href: `mailto:${address}${query}` } };
    }
    case 'link':
      return { kind, link: { label: fields.label, href: fields.href } };
    case 'form':
      return {
        kind,
        link: { label: fields.label ?? defaults.label, href: defaults.address },
        form: formOf(fields, defaults),
      };
  }
}

function formOf(
  { title, description, action, fields, honeypot, consent, send, success }: FormFields,
  defaults: Pick<SchoolForm, 'title' | 'send'>,
): SchoolForm {
  return {
    title: title ?? defaults.title,
    description,
    action,
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      ...(options ? { options: options.map((value) => ({ value, label: value })) } : {}),
    })),
    honeypot,
    ...(consent
      ? {
          consent: {
            text: consent.text,
            label: consent.label,
            href: documentAddress('legal', consent.page),
          },
        }
      : {}),
    send: send ?? defaults.send,
    success,
  };
}
