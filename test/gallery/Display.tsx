import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export function Display() {
  const [chips, setChips] = useState(['First', 'Second']);
  return (
    <Stack component="section" aria-label="Display" spacing={2}>
      <Stack direction="row" spacing={1}>
        {chips.map((label) => (
          <Chip
            key={label}
            label={label}
            onDelete={() => setChips(chips.filter((other) => other !== label))}
          />
        ))}
        <Chip label="Primary" color="primary" variant="outlined" />
        <Avatar>LW</Avatar>
        <Badge badgeContent={3} color="error">
          <Avatar variant="square">N</Avatar>
        </Badge>
      </Stack>
      <Card variant="elevation" elevation={3}>
        <CardHeader title="Raised card" subheader="With a shadow" />
        <CardContent>
          <Typography variant="body2">Its contents.</Typography>
        </CardContent>
        <CardActions>
          <Button size="small">Open</Button>
        </CardActions>
      </Card>
      <List aria-label="Entries">
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemText primary="Entry" secondary="More of it" />
          </ListItemButton>
        </ListItem>
        <Divider component="li" />
      </List>
      <TableContainer>
        <Table size="small" aria-label="Amounts">
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover>
              <TableCell>One</TableCell>
              <TableCell align="right">1</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
