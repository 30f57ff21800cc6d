import styles from './pack-head.module.css'

export type TileState = 'done' | 'now' | 'aside' | 'to-come'

/** As many as stand beside the title on the narrowest phone. */
const most = 8

/** The tiles that are shown of many: those around the one that is packed now. */
const around = (tiles: readonly TileState[]): readonly TileState[] => {
  const at = Math.max(tiles.indexOf('now'), 0)
  const from = Math.max(0, Math.min(at - 2, tiles.length - most))
  return tiles.slice(from, from + most)
}

/** The round: a tile for each order. */
export const PackTiles = ({ tiles }: { tiles: readonly TileState[] }) => {
  const count = (state: TileState) => tiles.filter((each) => each === state).length
  const aside = count('aside')
  return (
    <>
      <span className="visually-hidden">
        {count('done')} packed, {aside > 0 && `${aside} put aside, `}
        {count('to-come')} to come
      </span>
      <span className={styles.tiles} aria-hidden="true">
        {around(tiles).map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is nothing but its place
          <i key={index} data-state={state} />
        ))}
      </span>
    </>
  )
}
