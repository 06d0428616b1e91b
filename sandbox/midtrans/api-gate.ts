import type { NextFunction, Request, Response } from 'express';
import { strikeMidtrans } from './faults.ts';
import type { MidtransFaults } from './faults.ts';

export interface ApiGate {
  serverKey: string;
  faults: MidtransFaults;
}

/** Admits calls with the right server key. Faults of a test can delay or reject them. */
export function apiGate({ serverKey, faults }: ApiGate, refuse: (response: Response, status: number) => void) {
  const gathered: (() => void)[] = [];
  const gather = (go: () => void): void => {
    gathered.push(go);
    if (gathered.length < faults.apiGather) return;
    faults.apiGather = 0;
    for (const open of gathered.splice(0)) open();
  };
  const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.get('authorization') !== expected) return refuse(response, 401);
    const go = (): void => {
      if (strikeMidtrans(faults, 'apiErrors')) refuse(response, faults.apiStatus);
      else next();
    };
    if (faults.apiGather > 0) gather(go);
    else if (faults.apiDelayMs > 0) setTimeout(go, faults.apiDelayMs);
    else go();
  };
}
