import { JOB_COUNT, NEWEST_POSTS } from '../../../../.generated/documentLinks';
import { HAS_EVENTS, HAS_PEOPLE } from '../../../../.generated/office/has';
import { ChipLinks } from '../../../components/ChipLinks';
import { questionsOn } from '../../../components/questionsOn';
import * as texts from '../../../texts/en/aboutSections';
import { HAS_CONTACT } from './contact';

const PARTS = [
  { id: 'purpose', label: texts.parts.purpose },
  ...(HAS_PEOPLE ? [{ id: 'people', label: texts.parts.people }] : []),
  ...(HAS_EVENTS ? [{ id: 'events', label: texts.parts.events }] : []),
  { id: 'storage', label: texts.parts.storage },
  ...(NEWEST_POSTS.length > 0 ? [{ id: 'blog', label: texts.parts.blog }] : []),
  ...(HAS_CONTACT ? [{ id: 'contact', label: texts.parts.contact }] : []),
  ...(JOB_COUNT > 0 ? [{ id: 'careers', label: texts.parts.careers }] : []),
  ...(questionsOn('about').length > 0 ? [{ id: 'questions', label: texts.parts.questions }] : []),
  { id: 'accounts', label: texts.parts.accounts },
  { id: 'accessibility', label: texts.parts.accessibility },
  { id: 'material', label: texts.parts.material },
];

const LINKS = PARTS.map(({ id, label }) => ({ label, href: `#${id}` }));

/** Links to the page's sections. */
export function OnThisPage() {
  return <ChipLinks label={texts.onThisPage} links={LINKS} />;
}
