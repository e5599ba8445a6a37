import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { signRow, signRowText } from '../../../theme/styles';

/** A row of the menu. The background of a hovered row extends over the padding of the menu. */
export const menuRow = { ...signRow, paddingInline: 2 } as const;

export interface SideMenuLink {
  label: string;
  href: string;
  icon: ReactNode;
}

export interface LinkListProps {
  title: string;
  links: readonly SideMenuLink[];
  currentHref: string;
  onFollow: () => void;
}

export function LinkList({ title, links, currentHref, onFollow }: LinkListProps) {
  const titleId = useId();
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ paddingInline: 2, paddingBlock: 2 }}>
      <Typography
        id={titleId}
        component="h3"
        variant="caption"
        color="textSecondary"
        sx={{ paddingInline: 2, paddingBlockStart: 1, fontWeight: 650 }}
      >
        {title}
      </Typography>
      <List disablePadding>
        {links.map(({ label, href, icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={href === currentHref}
              {...(href === currentHref ? { 'aria-current': 'page' as const } : {})}
              onClick={onFollow}
              sx={menuRow}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} sx={signRowText} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
