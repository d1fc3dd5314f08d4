import { Navigate } from 'react-router-dom';

/** The entry of the menu opens the point mall by its route (specification 2.8). */
export function RewardCentre() {
  return <Navigate to="/pointMall" replace />;
}
