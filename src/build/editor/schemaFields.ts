/** Turns schemas of the school's files into fields of the editor. */
import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { alternativesOf, isConstant, type Schema } from './alternatives';

/** Fields whose text is longer than a line. */
const PROSE = [
  ...['about', 'answer', 'acceptance', 'brief', 'description', 'financing', 'fits', 'forWhom'],
  ...['intro', 'means', 'misfits', 'notFor', 'notPromised', 'outcomes', 'promise', 'purpose'],
  ...['quote', 'shows', 'success', 'summary', 'text', 'why'],
];

/** Fields that name an entry of a list, in the order of preference. */
const NAMES = [
  'title',
  'name',
  'label',
  'question',
  'quote',
  'text',
  'term',
  'network',
  'course',
  'id',
];

/** Labels of fields whose names only mean something to people who program. */
const LABELS: Readonly<Record<string, string>> = { href: 'Link to', slug: 'Address' };

/**
 * @param schema - JSON Schema of a group of fields. If it has alternatives, the result has the fields of all
 *   of them
 * @returns the editor's fields, in the schema's order
 */
export function fieldsOf(schema: z.core.JSONSchema.BaseSchema): Field[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.length === 1) return ownFields(schema);
  const names = new Set(alternatives.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => sharedField(name, alternatives));
}

/**
 * @param name - name of the file
 * @param schema - JSON Schema of a file with a list of entries
 * @returns the only field of the file
 */
export function listField(name: string, schema: z.core.JSONSchema.BaseSchema): Field {
  return { ...(fieldOf(name, schema, false) as object), root: true } as unknown as Field;
}

function ownFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, field]) =>
    fieldOf(name, field as Schema, required.includes(name)),
  );
}

/** Returns a field of a file that has alternatives, which may belong to some of them only. */
function sharedField(name: string, alternatives: readonly Schema[]): Field {
  const owners = alternatives.filter(({ properties = {} }) => name in properties);
  const schemas = owners.map(({ properties = {} }) => properties[name] as Schema);
  if (schemas.every(isConstant)) {
    const options = schemas.map((one) => String(one.const));
    return { ...labels(name, schemas[0] ?? {}, true), widget: 'select', options };
  }
  const isShared = owners.length === alternatives.length;
  const isRequired = isShared && owners.every(({ required = [] }) => required.includes(name));
  const field = fieldOf(name, schemas[0] ?? {}, isRequired);
  const kinds = owners.map(kindOf).join(' and ');
  const hint = [isShared ? '' : `Only for ${kinds}.`, schemas[0]?.description ?? ''];
  return { ...field, hint: hint.filter(Boolean).join(' ') } as Field;
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const shared = labels(name, schema, isRequired);
  const alternatives = alternativesOf(schema);
  const list = alternatives.find(({ type }) => type === 'array');
  if (list)
    return listOf(name, list, { ...shared, required: isRequired && list.minItems !== undefined });
  if (alternatives.length > 1) {
    const [kind = 'kind'] =
      Object.entries(alternatives[0]?.properties ?? {}).find(([, one]) =>
        isConstant(one as Schema),
      ) ?? [];
    return { ...shared, widget: 'object', typeKey: kind, types: alternatives.map(typeOf(kind)) };
  }
  const { minimum, maximum } = schema;
  if (schema.enum) {
    return { ...shared, widget: 'select', options: schema.enum.map(String) };
  }
  switch (schema.type ?? 'string') {
    case 'boolean':
      return { ...shared, widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        ...shared,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...(schema.type === 'integer' ? {} : { step: 0.01 }),
        ...(minimum === undefined || minimum < -1e9 ? {} : { min: minimum }),
        ...(maximum === undefined || maximum > 1e9 ? {} : { max: maximum }),
      } as Field;
    case 'object':
      return schema.properties
        ? {
            ...shared,
            widget: 'object',
            fields: ownFields(schema),
            collapsed: isRequired ? false : 'auto',
          }
        : { ...shared, widget: 'keyvalue' };
    default:
      return textField(name, schema, shared);
  }
}

function textField(name: string, schema: Schema, shared: Labels): Field {
  const { minLength, maxLength, pattern, description } = schema;
  if (schema.format === 'date') {
    return { ...shared, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  }
  if (schema.contentMediaType === 'image/*') {
    return { ...shared, widget: 'image', choose_url: false };
  }
  return {
    ...shared,
    widget: PROSE.includes(name) ? 'text' : 'string',
    ...(minLength === undefined || minLength < 2 ? {} : { minlength: minLength }),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...(pattern === undefined
      ? {}
      : { pattern: [pattern, description ?? "This doesn't have the right form."] }),
  } as Field;
}

function listOf(name: string, { items, minItems, maxItems }: Schema, shared: Labels): Field {
  const item = items as Schema;
  const limits = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const list = { ...shared, ...limits, widget: 'list' as const };
  const alternatives = alternativesOf(item);
  if (alternatives.length > 1) {
    const types = alternatives.map(typeOf('kind'));
    return { ...list, collapsed: true, typeKey: 'kind', types };
  }
  if (item.enum) {
    return {
      ...shared,
      ...limits,
      widget: 'select',
      multiple: true,
      options: item.enum.map(String),
    };
  }
  if (item.properties) {
    const title = NAMES.find((one) => one in (item.properties ?? {}));
    return {
      ...list,
      collapsed: true,
      ...(title ? { summary: `{{fields.${title}}}` } : {}),
      fields: ownFields(item),
    };
  }
  return { ...list, field: { ...fieldOf(name, item, true), label: shared.label } as Field };
}

function typeOf(kind: string) {
  return (schema: Schema) => ({
    name: kindOf(schema),
    label: sentence(kindOf(schema)),
    fields: ownFields(schema).filter(({ name }) => name !== kind),
  });
}

/** Returns the constant that tells an alternative from the others. */
function kindOf({ properties = {} }: Schema): string {
  const constant = Object.values(properties).find((one) => isConstant(one as Schema));
  return String((constant as Schema | undefined)?.const);
}

interface Labels {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
}

function labels(name: string, { title, description }: Schema, isRequired: boolean): Labels {
  return {
    name,
    label: title ?? LABELS[name] ?? sentence(name),
    required: isRequired,
    ...(description ? { hint: description } : {}),
  };
}

/** Returns a name such as `forWhom` or `not-needed` as words: "For whom", "Not needed". */
function sentence(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
