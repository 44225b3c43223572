import { brand } from '../../brand/brand';
import { ButtonLink } from '../../components/ButtonLink';
import { PageHeader } from '../../components/PageHeader';
import { ADDRESSES } from '../../content/addresses';

export function HomePage() {
  return (
    <PageHeader label={brand.tagline} title="Learn to code by running it" lead={brand.description}>
      <ButtonLink to={ADDRESSES.tutorials}>Start a tutorial</ButtonLink>
      <ButtonLink to={ADDRESSES.courses} variant="outlined">
        See the courses
      </ButtonLink>
    </PageHeader>
  );
}
