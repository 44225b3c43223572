import { createElement } from 'react';
import { SCHOOL_FORMS } from '../../../.generated/schoolForms';
import type { FormKind } from '../../content/contact';
import type { PageModule } from '../PageModule';
import { header } from './contactChunks';
import { FormPage } from './FormPage';

/**
 * Creates the page of a form.
 *
 * @param kind - the form
 * @throws Error if the school doesn't have the form
 */
export function formPage(kind: FormKind): PageModule {
  const form = SCHOOL_FORMS[kind];
  if (!form) throw new Error(`There is no form "${kind}".`);
  const page = createElement(FormPage, { kind, form });
  const { title, description } = form;
  return { Page: () => page, head: { title, description }, deferred: [header] };
}
