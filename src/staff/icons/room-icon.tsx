import { Icon } from '../../site/icons/icon.tsx'
import { DeskIcon } from './desk-icon.tsx'

const own = ['today', 'box', 'tag', 'gauge', 'record'] as const

/** Of the desk’s own set, or else of the site’s. */
export const RoomIcon = ({ name }: { name: string }) => {
  const drawnHere = own.find((each) => each === name)
  return drawnHere === undefined ? <Icon name={name} /> : <DeskIcon name={drawnHere} />
}
