import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useCart } from '../features/cart/cart-provider.tsx'
import { useComparisonList } from '../features/compare/comparison-list.ts'
import { useToasts } from '../features/toasts/toasts.ts'
import { useLocale } from './locale-context.tsx'
import { SiteState } from './site-state.tsx'
import { useSearch, useUi } from './ui-context.ts'

const Everything = () => {
  const state = [useCart().cart, useUi(), useSearch(), useToasts(), useComparisonList()]
  return (
    <p>
      {useLocale().locale} {state.length}
    </p>
  )
}

describe('the shared state on the server', () => {
  it('renders without window, storage or fetch, in the locale of the path [U8]', () => {
    expect(typeof window).toBe('undefined')
    const page = (
      <SiteState path="/en-nz/about-us/" content={{ url: 'https://content.example', token: 'x' }}>
        <Everything />
      </SiteState>
    )
    expect(renderToString(page)).toBe('<p>en-NZ<!-- --> <!-- -->5</p>')
  })
})
