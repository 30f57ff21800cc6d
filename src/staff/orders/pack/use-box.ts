import { useState } from 'react'
import {
  linesToPack,
  nextLine,
  type PackLine,
  type PiecesIn,
  putIn,
  readScan,
  takeOut,
  tap,
} from '../../../domain/staff/packing.ts'
import { countedWords, wrongScanWords } from '../../../domain/staff/packing-words.ts'
import type { OrderFile } from '../../operations/orders/order-answers.ts'
import type { Heard } from './pack-bar.tsx'
import { usePieces } from './use-pieces.ts'
import { useProductNames } from './use-product-names.ts'
import { useScanner } from './use-scanner.ts'

const buzz = [80, 60, 80]

/** The box of the order that is packed: what is in it, what goes in next, and what was said of the last scan. */
export const useBox = (number: string | undefined, file: OrderFile | null | undefined, onPut: () => void) => {
  const { pieces, last, isOutdated, change, forget } = usePieces(number, file?.revision)
  const names = useProductNames()
  const [heard, setHeard] = useState<Heard>()

  const lines = file ? linesToPack(file.order.lines, file.available) : []
  const isToPack = file?.order.state === 'PAID'
  const next = isToPack ? nextLine(lines, pieces) : undefined
  const lastIn = isToPack ? lines.find(({ position }) => position === last) : undefined

  const hear = (words: string, isWrong: boolean) => {
    setHeard((before) => ({ words, isWrong, nth: (before?.nth ?? 0) + 1 }))
    if (isWrong && 'vibrate' in navigator) navigator.vibrate(buzz)
  }
  const count = (line: PackLine, changed: PiecesIn) => {
    change(changed, line.position)
    onPut()
    hear(countedWords(line, changed), false)
  }
  useScanner((typed) => {
    if (!isToPack) return hear(file ? 'This order is not to be packed.' : 'Wait until the order is here.', true)
    const scan = readScan(typed, { lines, pieces, names, thisYear: new Date().getFullYear() })
    if (scan.kind === 'in') count(scan.line, putIn(scan.line, pieces))
    else hear(wrongScanWords(scan), true)
  })

  return {
    lines,
    pieces,
    next,
    isToPack,
    /** Pieces were counted, and the order has changed since. */
    isOutdated: isToPack && isOutdated,
    heard,
    hush: () => setHeard(undefined),
    put: (line: PackLine) => count(line, putIn(line, pieces)),
    tap: (line: PackLine) => count(line, tap(line, pieces)),
    /** Undefined where no piece has gone in. */
    takeBack: lastIn && (() => count(lastIn, takeOut(lastIn, pieces))),
    forget,
  }
}

export type Box = ReturnType<typeof useBox>
