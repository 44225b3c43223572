import { useLocation } from 'react-router-dom';
import { useClientValue } from '../../components/useClientValue';
import { ADDRESSES } from '../../content/addresses';
import { siteHref } from '../../content/basePath';
import type { Program } from '../../content/model';
import { PLANNER_ID } from './planner/plannerAddress';
import styles from './PlanLink.module.css';

interface PlanLinkProps {
  program: Program;
}

/** Takes a program to the planner; what else was planned with, such as the hours, stays as it is. */
export function PlanLink({ program }: PlanLinkProps) {
  const { search } = useLocation();
  // The prerendered page knows no query.
  const isHydrated = useClientValue(() => true, false);
  const params = new URLSearchParams(isHydrated ? search : '');
  params.set('program', program.id);

  return (
    <a
      className={`${styles.link} js-only screen-only`}
      href={siteHref(`${ADDRESSES.programs}?${params.toString()}#${PLANNER_ID}`)}
    >
      Plan this <span className="visually-hidden">program: {program.title}</span>
    </a>
  );
}
