import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DocumentOutline } from '../../content/documents';
import { BLOG_ADDRESS, JOBS_ADDRESS } from '../../site/documentAddresses';
import * as texts from '../../texts/en/document';
import { PostList } from '../blog/PostList';

interface DocumentEndProps {
  outline: DocumentOutline;
}

/** Where to go next: related posts, or how to apply for a job. Legal pages have nothing here. */
export function DocumentEnd({ outline: { facts, related } }: DocumentEndProps) {
  switch (facts.kind) {
    case 'legal':
      return null;
    case 'posts':
      return related.length > 0 ? (
        <section aria-labelledby="next-title" className="screen-only">
          <Typography variant="h3" component="h2" id="next-title" sx={{ mb: 2.5 }}>
            {texts.relatedPosts}
          </Typography>
          <PostList posts={related} heading="h3" isNarrow />
          <AllPosts />
        </section>
      ) : (
        <div className="screen-only">
          <AllPosts />
        </div>
      );
    case 'careers':
      return (
        <Stack direction="row" className="screen-only" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" href={facts.apply}>
            {texts.apply}
          </Button>
          <Button variant="outlined" size="large" href={JOBS_ADDRESS}>
            {texts.allJobs}
          </Button>
        </Stack>
      );
  }
}

function AllPosts() {
  return (
    <Link href={BLOG_ADDRESS} sx={{ display: 'inline-block', py: 1.5 }}>
      {texts.allPosts}
    </Link>
  );
}
