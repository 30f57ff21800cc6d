import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  placeOnSheet,
  seenFrom,
  turnColumns,
  turnedTo,
  turnFrames,
  turnRows,
} from '../../../domain/pictures/turn-sheet.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './turn-view.module.css'

interface Props {
  /** Where the sheet lies. */
  sheet: string
  name: string
  onClose: () => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
}

/** The sheet, once it has come and is decoded. */
const useSheet = (sheet: string) => {
  const [picture, setPicture] = useState<HTMLImageElement | 'failed'>()
  useEffect(() => {
    const image = new Image()
    image.src = sheet
    image.decode().then(
      () => setPicture(image),
      () => setPicture('failed'),
    )
  }, [sheet])
  return picture
}

/** The machine on a turntable, by drag or by arrow keys. */
const TurnView = ({ sheet, name, onClose }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; frame: number }>(undefined)
  const [frame, setFrame] = useState(0)
  const picture = useSheet(sheet)

  useEffect(() => {
    const before = document.activeElement
    canvas.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (!(picture instanceof HTMLImageElement) || element === null) return
    const [width, height] = [picture.naturalWidth / turnColumns, picture.naturalHeight / turnRows]
    const { column, row } = placeOnSheet(frame)
    // A new size clears what was drawn.
    element.width = width
    element.height = height
    element.getContext('2d')?.drawImage(picture, column * width, row * height, width, height, 0, 0, width, height)
  }, [picture, frame])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const step = event.key === 'Home' ? -frame : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setFrame(turnedTo(frame, step))
  }
  const onPointerDown = ({ clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, frame }
  }
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (drag.current === undefined) return
    // Once across is half way round, and what is in front goes with the hand.
    const by = ((drag.current.x - clientX) / currentTarget.clientWidth) * (turnFrames / 2)
    setFrame(turnedTo(drag.current.frame, by))
  }
  const onPointerUp = () => {
    drag.current = undefined
  }

  return (
    <div className={styles.turn}>
      <canvas
        ref={canvas}
        className={styles.machine}
        role="slider"
        tabIndex={0}
        aria-label={`Turn the ${name}`}
        aria-valuemin={0}
        aria-valuemax={turnFrames - 1}
        aria-valuenow={frame}
        aria-valuetext={seenFrom(frame)}
        data-ready={picture instanceof HTMLImageElement || undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      />
      <p className={styles.hint} role="status">
        {picture === 'failed'
          ? 'Its pictures did not come. Close this and try again.'
          : 'Drag it, or use the arrow keys'}
      </p>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" /> Pictures
      </button>
    </div>
  )
}

export default TurnView
