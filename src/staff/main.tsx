import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTheme } from '../site/state/theme.ts'
import { Desk } from './app/desk.tsx'

createTheme(() => localStorage).start(() => undefined)

const place = document.getElementById('desk')
if (place === null) throw new Error('The page has no place for the desk')
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)
