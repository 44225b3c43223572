import { createElement } from 'react';
import type { DocumentData, DocumentOutline } from '../../content/documents';
import { lazyJoin, type LazyModule } from '../../prerendered/lazyModule';
import type { PageModule } from '../PageModule';
import { frame, textCode } from './documentChunks';
import { DocumentPage } from './DocumentPage';

/** Data embedded in the prerendered document. */
export interface DocumentPageData {
  outline: DocumentOutline;
}

/**
 * Creates the page of a legal page, a post or a job.
 *
 * @param outline - the page's outline
 * @param data - the page's file
 */
export function documentPage(outline: DocumentOutline, data: LazyModule<DocumentData>): PageModule {
  const { facts } = outline;
  const text = lazyJoin([textCode, data], (code, all) => ({ ...code, ...all }));
  const page = createElement(DocumentPage, { outline, text });
  return {
    Page: () => page,
    head: {
      title: facts.title,
      description: facts.description,
      ...(facts.kind === 'legal' && facts.noindex ? { noindex: true } : {}),
    },
    deferred: [frame, text],
    data: { outline } satisfies DocumentPageData,
  };
}
