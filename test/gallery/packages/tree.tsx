import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { PageHeader } from '../../../src/components/PageHeader';
import { Section } from '../../../src/components/Section';
import type { OwnPage } from '../../../src/site/ownPage';

export const page: OwnPage = {
  title: 'Tree view',
  description: 'The chapters of each course and the people who teach it, as trees that open.',
};

const PEOPLE = [{ id: 'crew', label: 'Crew', children: [{ id: 'mate', label: 'First mate' }] }];

export function Page() {
  return (
    <>
      <PageHeader title={page.title} lead={page.description} />
      <Section id="chapters" title="Chapters">
        <SimpleTreeView aria-label="Chapters">
          <TreeItem itemId="knots" label="Knots">
            <TreeItem itemId="bowline" label="Bowline" />
          </TreeItem>
        </SimpleTreeView>
      </Section>
      <Section id="people" title="People">
        <RichTreeView aria-label="People" items={PEOPLE} checkboxSelection multiSelect />
      </Section>
    </>
  );
}
