import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while a page comes to life: what the address asks for is not shown yet. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
