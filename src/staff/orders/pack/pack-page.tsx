import { inBox, type PackLine } from '../../../domain/staff/packing.ts'
import { Icon } from '../../../site/icons/icon.tsx'
import { DeskIcon } from '../../icons/desk-icon.tsx'
import { stateOf } from '../../operations/orders/order-answers.ts'
import { timeWords } from '../../parts/time-words.ts'
import { useOthersHere } from '../../parts/use-others-here.ts'
import { stateWords } from '../order-words.ts'
import type { ToPack } from './pack-address.ts'
import { PackBar } from './pack-bar.tsx'
import { PackHead, PackTitle } from './pack-head.tsx'
import { PackLines } from './pack-lines.tsx'
import styles from './pack-page.module.css'
import type { TileState } from './pack-tiles.tsx'
import { PackNotes, PackWords } from './pack-words.tsx'
import { RoundOver } from './round-over.tsx'
import { TroubleSheet } from './trouble-sheet.tsx'
import { type Packing, usePacking } from './use-packing.ts'

const tilesOf = ({ done, waiting, current, aside }: Packing): TileState[] => [
  ...done.map((): TileState => 'done'),
  ...waiting.map(({ number }) => (number === current ? 'now' : aside.has(number) ? 'aside' : 'to-come')),
]

const titleOf = ({ current, done, list }: Packing, tiles: readonly TileState[]): string => {
  if (current === undefined) {
    if (list.asOf === undefined) return 'Pack'
    const left = tiles.length - done.length
    if (done.length === 0) return left === 0 ? 'Nothing to pack' : 'Put aside'
    return left === 0 ? 'All packed' : `All but ${left === 1 ? 'one' : left} packed`
  }
  const nth = tiles.indexOf('now') + 1
  return nth === 0 ? 'Pack' : `Pack ${nth} of ${tiles.length}${list.hasMore ? '+' : ''}`
}

const Trouble = ({ list, box }: Pick<Packing, 'list' | 'box'>) => (
  <>
    {list.isUnreachable && (
      <p className={styles.trouble} role="alert">
        We can’t reach the server. {list.asOf && `This is how it was at ${timeWords(list.asOf)}. `}
        {box.isToPack && 'What you count stays.'}
      </p>
    )}
    {box.isOutdated && (
      <p className={styles.trouble} role="alert">
        The order has changed since you counted. Count it as it is now.
      </p>
    )}
  </>
)

const OrderInHand = ({ packing }: { packing: Packing & { readonly current: string } }) => {
  const { current, listed, file, box, setTroubled } = packing
  const others = useOthersHere('order', current)
  return (
    <>
      <PackHead number={current} listed={listed} file={file ?? undefined} />
      {file === null && (
        <p className={styles.none}>There is no order {current}. A digit or its last character may be wrong.</p>
      )}
      {file && (
        <div className={styles.columns}>
          <div>
            {!box.isToPack && (
              <p className={styles.over}>{stateWords[stateOf(file.order.state)]}: it is not to be packed.</p>
            )}
            <PackNotes file={file} />
            <PackLines lines={box.lines} pieces={box.pieces} next={box.next} isOver={!box.isToPack} onTap={box.tap} />
          </div>
          <div className={styles.beside}>
            <PackWords file={file} others={others} />
            {box.isToPack && (
              <button type="button" className={styles.missing} onClick={() => setTroubled(true)}>
                Something is missing or broken
              </button>
            )}
          </div>
        </div>
      )}
    </>
  )
}

const Bar = ({ packing }: { packing: Packing }) => {
  const { main, box, acts, follower } = packing
  if (main === undefined) return null
  const sum = (of: (line: PackLine) => number) => box.lines.reduce((total, line) => total + of(line), 0)
  const isIn = sum((line) => inBox(line, box.pieces))
  return (
    <PackBar
      heard={box.heard}
      said={acts.said}
      trouble={<Trouble {...packing} />}
      icon={main.icon === 'scan' ? <DeskIcon name="scan" /> : <Icon name={main.icon} />}
      label={main.label}
      isBusy={acts.isBusy}
      onPress={main.run}
      next={follower ? `Next: ${follower.number}, ${follower.isPickUp ? 'picked up' : follower.suburb}` : ''}
      count={box.isToPack ? `${isIn} of ${sum(({ pieces }) => pieces)} pieces in` : ''}
    />
  )
}

/** The orders to pack, one at a time, piece by piece: scanned, tapped, or by one key. */
export const PackPage = (toPack: ToPack) => {
  const packing = usePacking(toPack)
  const { current, list, waiting, done, aside, box, acts, isTroubled } = packing
  const tiles = tilesOf(packing)
  return (
    <section className={styles.page} aria-label="Packing" data-alone>
      <PackTitle title={titleOf(packing, tiles)} tiles={tiles} onLeave={packing.leave} />
      <div className={styles.body}>
        <div className={styles.inner}>
          {current !== undefined && <OrderInHand packing={{ ...packing, current }} />}
          {current === undefined && list.asOf && (
            <RoundOver
              packed={done.length}
              aside={waiting.filter(({ number }) => aside.has(number))}
              numbers={toPack.numbers}
            />
          )}
        </div>
      </div>
      <Bar packing={packing} />
      {isTroubled && current !== undefined && (
        <TroubleSheet
          key={current}
          number={current}
          lines={box.lines}
          next={box.next}
          problem={acts.said?.isTrouble ? acts.said.words : undefined}
          isBusy={acts.isBusy}
          onClose={() => packing.setTroubled(false)}
          onDone={(note) => void packing.putAside(note)}
        />
      )}
    </section>
  )
}
