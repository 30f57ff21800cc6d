import sprite from './desk-icons.svg?no-inline'

/** Drawn for the desk alone: the site's set stays what it is. It decorates: what it stands for is said beside it. */
export const DeskIcon = ({ name }: { name: 'today' | 'box' | 'tag' | 'gauge' | 'record' | 'scan' }) => (
  <svg width="24" height="24" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
