import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** All dark squares as one shape. */
const shapeOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** For a phone's camera; for whoever reads it on that phone a link, and for everybody else the same in letters. */
export const QrCode = ({ content, label }: { content: string; label: string }) => {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  return (
    <div className={styles.both}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="For the camera of your phone">
        <path d={shapeOf(data)} />
      </svg>
      <div>
        <p>
          On this phone? <a href={content}>Open it in the app</a>
        </p>
        <p>Or type this into the app:</p>
        <p className={styles.letters}>{label}</p>
      </div>
    </div>
  )
}
