import { deviceAddress } from './reach.ts';
import { useSession } from './session-context.ts';

/** Whether the open club lives on this device. */
export function useIsOnDevice(): boolean {
  return useSession().now.open?.connection.serviceAddress === deviceAddress;
}

/** Whether match files may be added: with a recorder's key, and to a club on this device. */
export function useMayAdd(): boolean {
  const isOnDevice = useIsOnDevice();
  return useSession().now.open?.mayRecord === true || isOnDevice;
}
