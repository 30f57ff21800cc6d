import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { pictureFile } from '../../../domain/pictures/picture-file.ts'
import { pictureWidths } from '../../../domain/pictures/picture-widths.ts'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import type { Picture } from '../../content/picture.ts'
import { Icon } from '../../icons/icon.tsx'
import { useAlive } from '../../state/use-alive.ts'
import styles from './gallery.module.css'

const TurnView = lazy(() => import('./turn-view.tsx'))
const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

interface Props {
  pictures: Picture[]
  /** The first picture has room above what it shows, and stands before the feet of the name. */
  low: boolean
  stage: string | undefined
  name: string
  /** Where the sheet of pictures from all round it lies. */
  turn: string | undefined
}

const largest = ({ id, width }: Picture): string => pictureFile(id, pictureWidths(width).at(-1) ?? width, 'avif')

/** Pictures to be swiped along, each enlarged by a tap. Without scripts, thumbnails and zoom are plain links. */
export const Gallery = ({ pictures, low, stage, name, turn }: Props) => {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const thumbnails = useRef<HTMLOListElement>(null)
  const [zoomed, setZoomed] = useState(false)
  const [turning, setTurning] = useState(false)
  const isAlive = useAlive()

  // Where there are more than fit, the one that is shown comes into sight.
  useEffect(() => {
    const { children, clientWidth = 0 } = thumbnails.current ?? {}
    const current = children?.[shown]
    if (current instanceof HTMLElement)
      thumbnails.current?.scrollTo({ left: current.offsetLeft - (clientWidth - current.offsetWidth) / 2 })
  }, [shown])

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }
  const show = (event: MouseEvent, position: number) => {
    event.preventDefault()
    strip.current?.scrollTo({ left: position * strip.current.clientWidth, behavior: 'smooth' })
  }
  const zoom = (event: MouseEvent) => {
    event.preventDefault()
    setZoomed(true)
  }
  const current = pictures[shown] ?? pictures[0]

  return (
    <>
      <div className={styles.stage} data-feature="gallery" data-stage={stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take focus */}
        <ul className={styles.strip} ref={strip} onScroll={onScroll} tabIndex={0} aria-label="Pictures">
          {pictures.map((picture, position) => (
            <li
              key={picture.id}
              id={`picture-${position + 1}`}
              className={picture.tones === undefined ? 'cutout' : undefined}
              data-low={(low && position === 0) || undefined}
              data-scene={picture.tones !== undefined || undefined}
            >
              <PictureView
                picture={picture}
                sizes="(min-width: 76rem) 44rem, (min-width: 60rem) 60vw, 100vw"
                priority={position === 0}
              />
            </li>
          ))}
        </ul>
        {current !== undefined && (
          <a
            className={styles.zoom}
            href={largest(current)}
            onClick={zoom}
            data-scene={current.tones !== undefined || undefined}
          >
            <Icon name="zoom" /> Zoom
          </a>
        )}
        {turn && isAlive && (
          <button type="button" className={`${styles.zoom} ${styles.turn}`} onClick={() => setTurning(true)}>
            <Icon name="turn" /> Turn it round
          </button>
        )}
        {turn && turning && (
          <ErrorBoundary>
            <Suspense>
              <TurnView sheet={turn} name={name} onClose={() => setTurning(false)} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {pictures.length > 1 && (
        <ol ref={thumbnails} className={styles.thumbnails} data-feature="gallery" aria-label="Choose a picture">
          {pictures.map((picture, position) => (
            <li key={picture.id}>
              <a
                href={`#picture-${position + 1}`}
                onClick={(event) => show(event, position)}
                aria-current={position === shown || undefined}
                data-stage={stage}
              >
                <PictureView picture={{ ...picture, alt: `Picture ${position + 1}` }} sizes="7rem" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {zoomed && (
        <Suspense>
          <ZoomDialog pictures={pictures} first={shown} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </>
  )
}
