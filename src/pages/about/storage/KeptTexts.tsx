import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as storageTexts from '../../../texts/en/aboutStorage';
import { LANGUAGE } from '../../../texts/en/language';
import { formatSize } from './formatSize';

/** A backup or a quarantined entry. */
export interface KeptText {
  key: string;
  name: string;
  at: number;
  text: string;
  use: () => void;
  remove: () => void;
}

interface KeptTextsProps {
  title: string;
  /** Button labels. */
  use: string;
  remove: string;
  texts: readonly KeptText[];
}

/**
 * Lists backups or quarantined entries, newest first, with buttons to use or remove them. Renders nothing if
 * there are none.
 */
export function KeptTexts({ title, use, remove, texts }: KeptTextsProps) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      <List disablePadding>
        {texts
          .toSorted((a, b) => b.at - a.at)
          .map((text) => (
            <ListItem
              key={text.key}
              divider
              disableGutters
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
            >
              <Typography
                component="span"
                id={`${id}-${text.key}`}
                sx={{ flex: '1 1 24ch', overflowWrap: 'anywhere' }}
              >
                {storageTexts.kept({
                  name: text.name,
                  time: dateText(text.at),
                  size: formatSize(text.text),
                })}
              </Typography>
              <Button
                variant="outlined"
                size="small"
                aria-describedby={`${id}-${text.key}`}
                onClick={text.use}
              >
                {use}
              </Button>
              <Button size="small" aria-describedby={`${id}-${text.key}`} onClick={text.remove}>
                {remove}
              </Button>
            </ListItem>
          ))}
      </List>
    </section>
  );
}

function dateText(time: number): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}
