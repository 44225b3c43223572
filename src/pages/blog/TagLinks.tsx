import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { PostLink } from '../../content/documents';
import { BLOG_ADDRESS, tagAddress } from '../../site/documentAddresses';
import { touchRow } from '../../theme/targets';

interface TagLinksProps {
  posts: readonly Pick<PostLink, 'tags'>[];
  /** The page's tag; undefined on the page with all posts. */
  current: string | undefined;
}

/** Links to the posts with each tag. Renders nothing if no post has a tag. */
export function TagLinks({ posts, current }: TagLinksProps) {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort();
  if (tags.length === 0) return null;
  const links = [
    { label: 'All posts', href: BLOG_ADDRESS, isCurrent: current === undefined },
    ...tags.map((tag) => ({ label: tag, href: tagAddress(tag), isCurrent: tag === current })),
  ];
  return (
    <nav className="screen-only" aria-label="Tags">
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mt: 4, p: 0, listStyle: 'none' }}
      >
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <TagLink
              variant="body2"
              underline="none"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </TagLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const TagLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--radius-small)',
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create('border-color'),
  '&:hover, &[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  // A double border, so that color isn't the only cue.
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.site.primaryTint,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  ...touchRow,
}));
