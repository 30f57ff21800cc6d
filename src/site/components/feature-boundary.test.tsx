// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FeatureBoundary } from './feature-boundary.tsx'

let isBroken = false

const DealerMap = () => {
  if (isBroken) throw new Error('It is broken')
  return (
    <section data-feature="map">
      <a href="/en-au/dealers/">All dealers</a>
    </section>
  )
}

const page = () => (
  <>
    <h1>Dealers</h1>
    <FeatureBoundary of="map" name="The map">
      <DealerMap />
    </FeatureBoundary>
    <p>Ring us</p>
  </>
)

const onCaughtError = vi.fn()
let container: HTMLElement
let root: Root

const comeAlive = async (broken = true) => {
  isBroken = false
  container.innerHTML = renderToString(page())
  isBroken = broken
  await act(async () => {
    root = hydrateRoot(container, page(), { onCaughtError })
  })
}

const press = (name: string) =>
  act(async () => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    button?.click()
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  onCaughtError.mockReset()
})

it('keeps what the server wrote, and says so in one line', async () => {
  await comeAlive()
  expect(container.textContent).toBe('DealersAll dealersThe map has stopped working.Try againRing us')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/en-au/dealers/')
  expect(onCaughtError).toHaveBeenCalledTimes(1)
})

it('mounts it anew at a retry', async () => {
  await comeAlive()
  isBroken = false
  await press('Try again')
  expect(container.textContent).toBe('DealersAll dealersRing us')
  expect(container.querySelectorAll('section')).toHaveLength(1)
})

it('offers a load of the page when the retry has failed too', async () => {
  await comeAlive()
  await press('Try again')
  expect(container.textContent).toBe('DealersAll dealersThe map has stopped working.Reload the pageRing us')
})

it('keeps the last that worked when it fails later', async () => {
  await comeAlive(false)
  isBroken = true
  await act(async () => root.render(page()))
  expect(container.textContent).toBe('DealersAll dealersThe map has stopped working.Try againRing us')
})

it('has a line of its own where nothing of it was there before', async () => {
  isBroken = true
  container.innerHTML = ''
  await act(async () => {
    root = hydrateRoot(container, null, { onCaughtError })
  })
  await act(async () => root.render(page()))
  expect(container.textContent).toBe('DealersThe map has stopped working.Try againRing us')
})
