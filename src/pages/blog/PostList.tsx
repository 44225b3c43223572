import Typography from '@mui/material/Typography';
import { RowLink, RowList } from '../../components/RowList';
import type { PostLink } from '../../content/documents';
import { formatDate } from '../../texts/en/format';
import { documentAddress } from '../../site/documentAddresses';

interface PostListProps {
  posts: readonly PostLink[];
  /** Heading level of the titles. */
  heading: 'h2' | 'h3';
  /** True if the list is in a column, so that the date is above the title at all widths. */
  isNarrow?: boolean;
}

/** Posts with date, title and description. */
export function PostList({ posts, heading, isNarrow = false }: PostListProps) {
  return (
    <RowList isNarrow={isNarrow}>
      {posts.map(({ slug, title, description, date }) => (
        <li key={slug}>
          <Typography variant="label" component="time" dateTime={date}>
            {formatDate(date)}
          </Typography>
          <div>
            <Typography variant="h3" component={heading}>
              <RowLink href={documentAddress('posts', slug)}>{title}</RowLink>
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{description}</Typography>
          </div>
        </li>
      ))}
    </RowList>
  );
}
