import styles from './dealer-map.module.css'

interface Props {
  /** A number of the list, or how many are here; nothing where neither is known. */
  text: string
  kind: 'pin' | 'cluster'
}

export const pinHalf = { pin: 13, cluster: 16 } as const

/** The square that marks a dealer, or several. */
export const PinTile = ({ text, kind }: Props) => {
  const half = pinHalf[kind]
  const square = { width: 2 * half, height: 2 * half, rx: 7 }
  return (
    <>
      {kind === 'cluster' && <rect className={styles.behind} x={4 - half} y={-4 - half} {...square} />}
      <rect x={-half} y={-half} {...square} />
      {text === '' ? <circle r="4" /> : <text dy="0.35em">{text}</text>}
    </>
  )
}
