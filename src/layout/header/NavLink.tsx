import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { currentState, type NavigationLink } from '../../site/navigationModel';

interface ControlProps {
  href: string;
  'aria-current': ReturnType<typeof currentState>;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

interface NavLinkProps {
  item: Pick<NavigationLink, 'label' | 'link'>;
  /** Component to render: `NavControl` in the header, `PanelControl` in the side panel. */
  control: ComponentType<ControlProps>;
  onChoose?: () => void;
}

/** Navigation link in the header, a group, or the side panel. */
export function NavLink({ item, control: Control, onChoose }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <Control href={item.link} aria-current={currentState(pathname, item.link)} onClick={onChoose}>
      {item.label}
    </Control>
  );
}
