import { z } from 'zod';
import type { OriginUse } from '../../../brand/brandModel';
import { PURPOSES, type Service } from '../../../content/services';
import { originFault } from '../contact/originFault';
import { sameText, text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { unknownKind } from '../validation/unknownKind';
import { httpsAddress, id, whenMissing } from './officeFields';
import { officeList, type Fault, type OfficeContext } from './officeList';

const NO_CONSENT =
  "this field is missing; write required if the service may load only after the visitor agrees, or not-needed if the law where your visitors live doesn't ask for that";

const shared = {
  id,
  name: sameText,
  about: text,
  purpose: z.enum(PURPOSES),
  consent: z.enum(['required', 'not-needed'], { error: whenMissing(NO_CONSENT) }),
};

const service = z.discriminatedUnion(
  'kind',
  [
    fields({ ...shared, kind: z.literal('plausible'), script: httpsAddress, domain: sameText }),
    fields({
      ...shared,
      kind: z.literal('matomo'),
      server: httpsAddress.regex(/\/$/, 'must end with a slash'),
      siteId: z.int().positive(),
      cookies: z.boolean().optional(),
    }),
    fields({
      ...shared,
      kind: z.literal('script'),
      script: httpsAddress,
      attributes: z.record(z.string(), z.string()).optional(),
    }),
    fields({ ...shared, kind: z.literal('embed'), origin: httpsAddress }),
  ],
  { error: unknownKind('plausible, matomo, script and embed') },
);

type ServiceEntry = z.infer<typeof service>;

/** Services of other hosts. */
export const services = officeList({
  name: 'services',
  schema: service,
  check: originFaults,
  toFact: ({ consent, ...entry }): Service => {
    const needsConsent = consent === 'required';
    switch (entry.kind) {
      case 'matomo':
        return { ...entry, needsConsent, cookies: entry.cookies ?? false };
      case 'script':
        return { ...entry, needsConsent, attributes: entry.attributes ?? {} };
      default:
        return { ...entry, needsConsent };
    }
  },
});

async function originFaults(
  entry: ServiceEntry,
  { allowedOrigins }: OfficeContext,
): Promise<Fault[]> {
  const { field, address, uses } = hostOf(entry);
  const reason = originFault(address, uses, await allowedOrigins());
  return reason === undefined ? [] : [{ field, reason }];
}

/** Returns the field with the service's host, and how the service uses that host. */
function hostOf(entry: ServiceEntry): {
  field: string;
  address: string;
  uses: readonly OriginUse[];
} {
  switch (entry.kind) {
    case 'plausible':
      return { field: 'script', address: entry.script, uses: ['scripts', 'connect'] };
    case 'matomo':
      return { field: 'server', address: entry.server, uses: ['scripts', 'connect', 'images'] };
    case 'script':
      return { field: 'script', address: entry.script, uses: ['scripts'] };
    case 'embed':
      return { field: 'origin', address: entry.origin, uses: ['frames'] };
  }
}
