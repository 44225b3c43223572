import { JOB_COUNT, NEWEST_POSTS } from '../../../../.generated/documentLinks';
import { HAS_EVENTS, HAS_PEOPLE } from '../../../../.generated/office/has';
import { ChipLinks } from '../../../components/ChipLinks';
import { questionsOn } from '../../../components/questionsOn';
import { HAS_CONTACT } from './contact';

const PARTS = [
  { id: 'purpose', label: 'Purpose' },
  ...(HAS_PEOPLE ? [{ id: 'people', label: 'People' }] : []),
  ...(HAS_EVENTS ? [{ id: 'events', label: 'Events' }] : []),
  { id: 'storage', label: 'Your data' },
  ...(NEWEST_POSTS.length > 0 ? [{ id: 'blog', label: 'Blog' }] : []),
  ...(HAS_CONTACT ? [{ id: 'contact', label: 'Contact' }] : []),
  ...(JOB_COUNT > 0 ? [{ id: 'careers', label: 'Careers' }] : []),
  ...(questionsOn('about').length > 0 ? [{ id: 'questions', label: 'Questions' }] : []),
  { id: 'accounts', label: 'Accounts' },
  { id: 'accessibility', label: 'Accessibility' },
  { id: 'material', label: 'How lessons are made' },
];

const LINKS = PARTS.map(({ id, label }) => ({ label, href: `#${id}` }));

/** Links to the page's sections. */
export function OnThisPage() {
  return <ChipLinks label="On this page" links={LINKS} />;
}
