import type { RoomProps } from '../app/room-props.ts'
import { CountSheet } from './count-sheet.tsx'
import { ImportPage } from './import-page.tsx'
import { StockList } from './stock-list.tsx'

/** The stock: what is counted, a table of counts that comes in, and a sheet to count on. */
export const StockRoom = (props: RoomProps) => {
  if (props.rest === 'import') return <ImportPage />
  return props.rest === 'sheet' ? <CountSheet /> : <StockList {...props} />
}
